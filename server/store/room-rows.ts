/** Rows of who holds a seat, and of what joins several devices to one table. */

/** A screen in the room: a person of kind `board`, known by the secret of its session. `link` is what its QR code carries. */
export type BoardRow = { person: string; link: string; match: string | null; since: number };

export const codeKinds = ['table', 'evening', 'tv'] as const;
export type CodeKind = (typeof codeKinds)[number];
/** A few letters that stand for a link while people are in one room. */
export type CodeRow = { code: string; kind: CodeKind; target: string; until: number };

/** `claimed`: with another phone; `handed`: by a one-time code; `returned`: a claim was taken back. */
export const holderReasons = ['first', 'offered', 'agreed', 'claimed', 'handed', 'returned'] as const;
export type HolderReason = (typeof holderReasons)[number];
/** Who played a seat since which pick. Seats that never changed hands have no rows. */
export type HolderRow = {
  match: string;
  seat: number;
  /** Null: the person is gone, or played elsewhere. */
  person: string | null;
  /** Of somebody who played elsewhere, as a log says it; a person's own name is theirs. */
  name: string | null;
  from_pick: number;
  why: HolderReason;
  at: number;
};
