/**
 * Keeps what `read` made of a text, for at most `maxEntries` texts of at most `maxLength` characters; forgets all of
 * them when there are more.
 */
export function remember<Value, Rest extends unknown[]>(
  { maxEntries, maxLength }: { maxEntries: number; maxLength: number },
  read: (text: string, ...rest: Rest) => Value,
): (text: string, ...rest: Rest) => Value {
  const known = new Map<string, Value>()
  return (text, ...rest) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = read(text, ...rest)
    if (text.length > maxLength) return value
    if (known.size >= maxEntries) known.clear()
    known.set(text, value)
    return value
  }
}
