/**
 * One read at a time for each key. Requests that come while it runs share the next one, which begins after all of
 * them: nobody gets a state older than the own request, and many requests cost the database one query.
 */
export function sharedReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>()
  const waiting = new Map<string, Promise<Value>>()

  function start(key: string, read: () => Promise<Value>): Promise<Value> {
    waiting.delete(key)
    const result = read().finally(() => running.delete(key))
    running.set(key, result)
    return result
  }

  return (key, read) => {
    const current = running.get(key)
    if (!current) return start(key, read)
    const next =
      waiting.get(key) ??
      current.then(
        () => start(key, read),
        () => start(key, read),
      )
    waiting.set(key, next)
    return next
  }
}
