/** Valid targets of `SPEC §n`, `RULING n` and `ADR-nnn`. */
export interface KnownReferences {
  sections: ReadonlySet<string>
  rulings: ReadonlySet<string>
  decisions: ReadonlySet<string>
}

export function readKnownReferences(
  specification: string,
  decisionFiles: readonly string[],
): KnownReferences {
  return {
    sections: new Set(captures(specification, /^#+ (\d+)\. /gm)),
    rulings: new Set(captures(specification, /^#+ Ruling (\d+):/gm)),
    decisions: new Set(decisionFiles.map((file) => file.slice(0, 3))),
  }
}

/** Unresolved references, and references in any other form. */
export function findBrokenReferences(path: string, text: string, known: KnownReferences): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      problemsOfLine(line, known).map((problem) => `${path}:${index + 1}: ${problem}`),
    )
}

const OTHER_FORMS = [
  /\bdecisions? \d+/gi,
  /\brulings? \d+(?!:)/g,
  /\bRULINGS \d+/g,
  /(?<!SPEC )§ ?\d*/g,
  /\b[Ss]pec(?:ification)?,? (?:§|section) ?\d*/g,
  /\bthe specification\b/gi,
  // RFCs and the OIDC standard are cited by section.
  /(?<!(?:RFC \d+|Core \d\.\d),? )\bsections? \d+/gi,
  /\bissue \d+/gi,
  /\bADR(?!-(?:\d{3}(?!\d)|nnn\b))\S*/g,
  /\(0\d\d\)/g,
  /(?<= )\((?:[AB]\d+\)|design, picture)/g,
  /\bconformance(?: map|\.md)/gi,
  /docs\/decisions\/\d+(?![\d-])/g,
]

function problemsOfLine(line: string, known: KnownReferences): string[] {
  return [
    ...unknown(line, /\bSPEC §(?!n\b)(\d*)/g, known.sections),
    ...unknown(line, /\bRULING (?!n\b)(\d*)/g, known.rulings),
    ...unknown(line, /\bADR-(\d{3})(?!\d)/g, known.decisions),
    ...OTHER_FORMS.flatMap((form) => line.match(form) ?? []).map(
      (found) => `"${found}" is no form of reference`,
    ),
  ]
}

function unknown(line: string, form: RegExp, known: ReadonlySet<string>): string[] {
  return [...line.matchAll(form)]
    .filter((match) => !known.has(match[1] ?? ''))
    .map((match) => `"${match[0]}" does not resolve`)
}

/** What the first group of each match caught. */
export function captures(text: string, form: RegExp): string[] {
  return [...text.matchAll(form)].map((match) => match[1] ?? '')
}
