/** Reports that the payment page was left, so that the hold ends soon. `visit` identifies the rendering. */
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
