import type { Findings } from './findings';

/** What the doctor prints, and the status that its program ends with. Advice does not keep a site from being published. */
export function reportOf({ faults, advice }: Findings): { text: string; status: 0 | 1 } {
  const listed = (title: string, findings: readonly string[]) => (findings.length > 0 ? [title, ...findings, ''] : []);
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const sum =
    faults.length > 0
      ? `Hay ${count(faults.length, 'fallo')} que corregir antes de publicar.`
      : advice.length > 0
        ? `Se puede publicar. Hay ${count(advice.length, 'consejo')}.`
        : 'Todo está bien.';
  return {
    text: [...listed('Fallos:', faults), ...listed('Consejos:', advice), sum].join('\n'),
    status: faults.length > 0 ? 1 : 0,
  };
}
