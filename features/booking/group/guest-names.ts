const sameName = (one: string, other: string) =>
  one.localeCompare(other, 'de', { sensitivity: 'accent', usage: 'search' }) === 0

export function includesName(names: readonly string[], name: string): boolean {
  return names.some((each) => sameName(each, name))
}

/** Names of a booking with those of its guests: given ones first, nobody twice, at most `people`. */
export function withGuests(given: readonly string[], guests: readonly string[], people: number): string[] {
  const others = guests.filter((name) => !includesName(given, name))
  // Guests said themselves that they come; whom the booker named may be the same under another name.
  return [...given.slice(0, Math.max(0, people - others.length)), ...others].slice(0, people)
}

/** Without one guest's name; unchanged when it is not among them. */
export function withoutName(names: readonly string[], name: string): string[] {
  return names.filter((each) => !sameName(each, name))
}

/** Keeps the place in the list. */
export function renamed(names: readonly string[], from: string, to: string): string[] {
  return names.map((each) => (sameName(each, from) ? to : each))
}
