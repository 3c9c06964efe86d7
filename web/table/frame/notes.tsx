/** What somebody wants to know from the reader, or should tell them, over the table: seldom, and never in its first picture. */
import { ClaimNotice } from '../devices/claim-notice.tsx';
import { PlanNote } from '../plan/plan-note.tsx';
import { EndProposal } from './leaving.tsx';
import { MissedOffer } from './missed-offer.tsx';
import { NoticeOffer } from './notice-offer.tsx';
import { OfferNotice } from './offer.tsx';
import { PauseNotice } from './pause.tsx';

export function Notes({ onChannel }: { readonly onChannel: () => void }) {
  return (
    <>
      <EndProposal />
      <PauseNotice />
      <OfferNotice />
      <ClaimNotice />
      <MissedOffer />
      <NoticeOffer onChannel={onChannel} />
      <PlanNote />
    </>
  );
}
