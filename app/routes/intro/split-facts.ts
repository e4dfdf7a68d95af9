/** "2 Tage mit Biwak, CHF 250.00 pro Person" → duration and price, for the two ends of a sign. */
export function splitFacts(facts: string): [duration: string, price: string] {
  const comma = facts.indexOf(', ')
  return comma < 0 ? [facts, ''] : [facts.slice(0, comma), facts.slice(comma + 2)]
}
