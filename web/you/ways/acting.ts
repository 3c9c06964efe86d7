/** One thing at a time, and how it went wrong. */
import { useState } from 'react';
import { codeOf } from '../../api/errors.ts';

export type Acting = {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly act: (work: () => Promise<void>) => Promise<void>;
};

export function useActing(): Acting {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((error) => setProblem(codeOf(error)));
    setBusy(false);
  };
  return { busy, problem, act };
}
