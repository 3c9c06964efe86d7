import { useText } from '../text/catalogue.ts';

/** Says that somebody took back what they had seen. */
export function PracticeChip({ practice }: { readonly practice: string }) {
  const t = useText();
  if (practice !== 'used') return null;
  return (
    <span className="chip practice" title={t.practice.help}>
      {t.practice.chip}
    </span>
  );
}
