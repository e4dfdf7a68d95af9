/** Lines that are not the visitor's. */
const OURS = [
  '! Ohne Rechenprobe gesendet',
  'Antworten Sie auf diese E-Mail',
  'Sprache',
  'Eingegangen',
  'Antwort bis',
  'Frist von 24 Stunden',
  'AGB, Fassung',
  'Datenschutz, Fassung',
  'Bestätigung an den Absender',
  'In der Verwaltung',
  'Auffällig',
]

/** Answers by label, quoted texts by the line above them. */
export function readNotice(mail: string): { facts: Record<string, string>; quoted: Record<string, string> } {
  const facts: Record<string, string> = {}
  const quoted: Record<string, string[]> = {}
  let above = ''
  for (const line of mail.replaceAll('\r\n', '\n').split('\n')) {
    if (line.startsWith('> ')) {
      quoted[above] = [...(quoted[above] ?? []), line.slice(2)]
      continue
    }
    above = line
    const [, label, value] = /^([^:]+): (.*)$/.exec(line) ?? []
    if (label && !OURS.includes(label)) facts[label] = value ?? ''
  }
  return {
    facts,
    quoted: Object.fromEntries(Object.entries(quoted).map(([label, lines]) => [label, lines.join('\n')])),
  }
}
