const OVERLAY_ID = 'runtime-error'

/** First uncaught error only (SPEC §8), in plain DOM. The stack is for developers (RULING 18). */
export function installErrorOverlay(target: Window, showStack: boolean): void {
  target.addEventListener('error', (event) => {
    // Capturing also gets resource errors, which carry no error.
    if (event.error !== undefined || event.message) show(target.document, event.error ?? event.message)
  })
  target.addEventListener('unhandledrejection', (event) => show(target.document, event.reason))

  function show(document: Document, error: unknown): void {
    if (document.getElementById(OVERLAY_ID)) return
    const overlay = document.createElement('div')
    overlay.id = OVERLAY_ID
    overlay.className = 'runtime-error'
    overlay.setAttribute('role', 'alert')
    const heading = document.createElement('h2')
    heading.textContent = 'Runtime-Fehler'
    const text = document.createElement('pre')
    text.textContent = describe(error, showStack)
    overlay.append(heading, text)
    document.body.append(overlay)
  }
}

function describe(error: unknown, showStack: boolean): string {
  if (error instanceof Error) return (showStack && error.stack) || error.message || error.name
  return typeof error === 'string' ? error : JSON.stringify(error) || String(error)
}
