/** Which kind of channel an address leads to, and what of it may be shown. */
import type { NoticeConfig } from '../base/config.ts';
import { Refusal } from '../base/problem.ts';
import type { ChannelKind } from '../store/schema.ts';
import { checkAddress } from './addresses.ts';

/** By the whole name of the house, never by how the text begins. */
const HOUSES: { readonly [host: string]: ChannelKind } = {
  'discord.com': 'discord',
  'discordapp.com': 'discord',
  'hooks.slack.com': 'slack',
};
/** What anybody may run. */
const HOMES: readonly ChannelKind[] = ['mattermost', 'plain'];

/** `chosen` counts where the address does not say it. Refuses what we would never call. */
export function channelKindOf(
  address: string,
  chosen: ChannelKind | undefined,
  { webhooks, privateAddresses }: NoticeConfig,
): ChannelKind {
  checkAddress(address, privateAddresses);
  const { protocol, hostname, port } = new URL(address);
  const house = protocol === 'https:' && port === '' ? HOUSES[hostname] : undefined;
  if (house) return house;
  if (privateAddresses) return chosen ?? 'plain';
  if (!webhooks) throw new Refusal(409, 'NOT_CONFIGURED');
  if (chosen === undefined || !HOMES.includes(chosen)) throw new Refusal(422, 'BAD_ADDRESS');
  return chosen;
}

/** Anybody who has the address can write there, so only its house is shown. */
export function masked(address: string): string {
  return `${new URL(address).host}/••••`;
}
