const KEY = 'checkout'

export function rememberCheckout(url: string): void {
  try {
    localStorage.setItem(KEY, url)
  } catch {}
}

/** Releases the hold of the last payment page; paid orders stay paid. Never throws: a hold expires anyway. */
export async function leaveCheckout(send: typeof fetch = fetch): Promise<void> {
  const url = forget()
  if (!url) return
  try {
    await send('/api/checkout/cancellation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url }),
      signal: AbortSignal.timeout(8000),
    })
  } catch {}
}

function forget(): string | null {
  try {
    const url = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return url
  } catch {
    return null
  }
}
