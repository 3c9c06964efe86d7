/**
 * What the greedy bot thinks things are worth, in VP. Tuned by trial: a change was kept when it brought a larger lead over the Automa and higher
 * scores at a table of two. Lists have a number for each of the rounds left: none, the last one, two, all three.
 */
export const weights = {
  resource: [0, 0.6, 0.26, 0.95],
  /** A Resource of the player's choice, compared with a given one. */
  any: 1.15,
  mana: [0, 0.4, 0.45, 0.45],
  card: [0, 0.35, 0.8, 0.9],
  /** How likely an outer Place still moves inside. */
  inside: [0, 0.3, 0.62, 0.6],
  /** A pass, among people; and against the Automa, who gets a turn for each of ours. */
  pass: 0.16,
  passAlone: [0, 1.33, 1, 1.78],

  /** Cards: how much of their price counts, what each kind adds, VP of a Ritual that is not inside. */
  price: 0.8,
  ritual: 0.2,
  ritualOut: 0.3,
  ritualIn: 0.7,
  specialist: 0.16,

  /** Places: less than a harvest each round, a Place for a Ritual when there is none, each further Witch. */
  discover: 1,
  harvest: 0.3,
  placeVp: 0.54,
  homeless: 3.54,
  witch: 0.18,

  /** The token, and why it waits for Witches that may discover more. */
  token: 0.27,
  tokenWait: 1.95,

  /** Fields: a Witch could do something else; in a Region she counts in the conflict. */
  fieldWitch: 0.6,
  fieldRegion: 0.8,

  /** Abilities, for each round to come. */
  field: 0.25,
  trigger: 0.93,
  triggerLeast: 0.62,
  static: 0.8,
  endOfRound: 1,
  endOfGame: 1.5,

  /** The next fields of the track are better than the first ones. */
  climb: 1.2,

  /** Transfers: harvests that are lost, a Place without a Ritual, a field that Elders may use then. */
  transferHarvest: 2.49,
  transferLeast: 0.3,
  transferUnused: 1,
  transferElder: 0.45,

  /** A Ritual on a Place of the Inner Circle, or on an outer one by its VP. */
  bindInside: -0.25,
  bindVp: 0.32,

  /** Cards for a Resource: the last round, or with a large hand. */
  discard: 0.5,
  discardHand: 0.56,

  /** Conflicts: Mana that is kept, and the lead in strength up to a point. */
  keepMana: 0.5,
  stoneLead: 0.8,
  stoneLeadMost: 4,
};
