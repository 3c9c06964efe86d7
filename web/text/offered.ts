/** The languages that people can choose: the complete ones, and those that have a folder. */
import { languages } from '@tavola/kernel/face/text.ts';
import { texts } from './languages.ts';

export const offered: readonly string[] = [...languages, ...Object.keys(texts.further ?? {})];
