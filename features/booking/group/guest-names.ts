const sameName = (one: string, other: string) =>
  one.localeCompare(other, 'de', { sensitivity: 'accent', usage: 'search' }) === 0

export function includesName(names: readonly string[], name: string) {
  return names.some((each) => sameName(each, name))
}

/**
 * Names of a booking with those of its guests, at most `people`. Guests who entered themselves take precedence: names
 * given by the booker are dropped from the end.
 */
export function withGuests(names: readonly string[], guests: readonly string[], people: number) {
  let room = people - guests.length
  const kept: string[] = []
  for (const name of names) {
    const isGuest = includesName(guests, name) && !includesName(kept, name)
    if (!isGuest && room <= 0) continue
    if (!isGuest) room -= 1
    kept.push(name)
  }
  return [...kept, ...guests.filter((name) => !includesName(kept, name))].slice(0, people)
}

/** Without one guest's name; unchanged when it is not among them. */
export function withoutName(names: readonly string[], name: string) {
  return names.filter((each) => !sameName(each, name))
}

/** Keeps the place in the list. */
export function renamed(names: readonly string[], from: string, to: string) {
  return names.map((each) => (sameName(each, from) ? to : each))
}
