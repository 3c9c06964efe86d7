import { actions } from './lessons/actions.ts';
import { automa } from './lessons/automa.ts';
import { conflict } from './lessons/conflict.ts';
import { rituals } from './lessons/rituals.ts';

export const lessons = { actions, rituals, conflict, automa };
