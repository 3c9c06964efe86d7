/** A picture that stands for hours burns into some screens: after ten quiet minutes it moves by some pixels and dims. */
import { useEffect, useState } from 'react';

const QUIET_MS = 600_000;
const STEP_MS = 60_000;
const PLACES = 5;

/** A class; `happened` changes with whatever is new. */
export function useBurnInCare(happened: unknown): string {
  const [step, setStep] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens begins the quiet anew.
  useEffect(() => {
    setStep(null);
    let moving: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      setStep(0);
      moving = setInterval(() => setStep((before) => ((before ?? 0) + 1) % PLACES), STEP_MS);
    };
    const quiet = setTimeout(begin, QUIET_MS);
    return () => {
      clearTimeout(quiet);
      clearInterval(moving);
    };
  }, [happened]);
  return step === null ? '' : `quiet moved-${step}`;
}
