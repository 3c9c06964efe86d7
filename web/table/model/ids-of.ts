/** Which open options something on the table stands for, or leads to (games/board/stands-for.ts). */
export function idsOf({ dataset }: HTMLElement): readonly string[] {
  return (dataset.options ?? dataset.leadsTo)?.split('|') ?? [dataset.option ?? ''];
}
