/**
 * Tells the till that its page is left without a button: what it keeps is free again soon. The number of the visit says
 * which showing of the page was left.
 */
const { session = '', visit = '' } = document.currentScript?.dataset ?? {}
let currentVisit = visit
let isPressed = false

document.querySelector('form')?.addEventListener('submit', () => {
  isPressed = true
})

addEventListener('pagehide', () => {
  if (!isPressed) navigator.sendBeacon(`/testkasse/${session}/departure?visit=${currentVisit}`)
})

addEventListener('pageshow', (event) => {
  if (event.persisted) void reportReturn()
})

async function reportReturn(): Promise<void> {
  isPressed = false
  const answer = await fetch(`/testkasse/${session}/visit`, { method: 'POST' }).catch(() => null)
  if (answer?.ok) currentVisit = (await answer.json()).visit
}
