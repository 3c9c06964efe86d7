/** Hearth: campaigns. */

import { isHealed } from '../../campaign/healing.ts';
import { sourceOf } from '../../hooks/sources.ts';
import { atSite, moveWarbands, reserve } from '../../operations/warbands.ts';
import { boardColour } from '../../queries/queries.ts';
import { fightsFor } from '../../state/sides.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthCampaign = {
  /** OATH-G9: bandits lose nobody, so it is of no use to them. */
  'traveling-doctor': {
    plan: { can: (_oath, _war, _at, user) => user !== null },
  },

  /** The dead of its side come back to its site; Cursed Cauldron asks whether it does (healing.ts). */
  hospital: {
    plan: {
      can: (_oath, _war, _at, user) => user !== null,
      *end(oath, war, { card, side, user }) {
        const { slot } = sourceOf(oath, card) ?? { slot: -1 };
        if (user === null || !isHealed(oath, war, side)) return;
        const colour = boardColour(oath.state, user);
        moveWarbands(oath, colour, reserve(colour), atSite(oath.state, slot), war.dead[side]);
      },
    },
  },

  'hearts-and-minds': {
    plan: {
      *use(_oath, war) {
        war.winner = 'defense';
      },
      discarded: true,
      *spare(oath, _war, { card, user }, doomed) {
        return oath.state.banners['peoples-favor'].holder === user ? doomed.filter((one) => one !== card) : doomed;
      },
    },
  },

  'vow-of-peace': {
    forbid: {
      campaign: (_oath, at, { seat }) => seat === at.seat,
      sacrifice: (_oath, at, war) => fightsFor(war, at.seat, 'defense'),
    },
  },
} satisfies CardPowers;
