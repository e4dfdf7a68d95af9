import {
  type FactPage,
  FEWEST,
  type OwnerFacts,
  type Photograph,
  type Proof,
  type Reference,
  type Voice,
} from '#content/owner-facts.ts'

export function voicesOf(facts: OwnerFacts, page: FactPage): readonly Voice[] {
  const voices = facts.voices.filter(({ pages }) => pages.includes(page))
  return enough(voices, FEWEST.voices)
}

export function photographsOf(facts: OwnerFacts, page: FactPage): readonly Photograph[] {
  return enough(facts.photographs[page] ?? [], FEWEST.photographs)
}

export function referencesOf({ references }: OwnerFacts): readonly Reference[] {
  return enough(references, FEWEST.references)
}

export interface ShownProof extends Proof {
  url: string | null
}

/** Insurance and memberships are proofs too. */
export function proofsOf({ proofs, insurance, memberships }: OwnerFacts): readonly ShownProof[] {
  const all: ShownProof[] = [
    ...proofs.map((proof) => ({ ...proof, url: null })),
    ...(insurance ? [{ title: sameInAll(insurance.insurer), text: insurance.cover, url: null }] : []),
    ...memberships.map(({ name, kind, url }) => ({ title: sameInAll(name), text: kind, url })),
  ]
  return enough(all, FEWEST.proofs)
}

/** Whether any page has some. */
export function hasEvidence(facts: OwnerFacts): boolean {
  const heard = facts.voices.flatMap(({ pages }) => pages)
  const seen = Object.keys(facts.photographs) as FactPage[]
  return (
    proofsOf(facts).length > 0 ||
    heard.some((page) => voicesOf(facts, page).length > 0) ||
    seen.some((page) => photographsOf(facts, page).length > 0)
  )
}

/** Fewer are not shown. */
function enough<Fact>(facts: readonly Fact[], fewest: number): readonly Fact[] {
  return facts.length < fewest ? [] : facts
}

function sameInAll(name: string) {
  return { de: name, en: name, fr: name, it: name }
}
