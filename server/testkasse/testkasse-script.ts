import { createHash } from 'node:crypto'

/**
 * Tells the till that its page is left without a button: what it keeps is free again soon. The number of the visit says
 * which showing of the page was left.
 */
export const testkasseScript = `
{
  const { session, visit } = document.currentScript.dataset
  const form = document.querySelector('form')
  let current = visit
  let pressed = false
  form.addEventListener('submit', () => { pressed = true })
  addEventListener('pagehide', () => {
    if (!pressed) navigator.sendBeacon('/testkasse/' + session + '/departure?visit=' + current)
  })
  addEventListener('pageshow', async (event) => {
    if (!event.persisted) return
    pressed = false
    const answer = await fetch('/testkasse/' + session + '/visit', { method: 'POST' }).catch(() => null)
    if (answer?.ok) current = (await answer.json()).visit
  })
}
`

/** The version stands in the address, so that browsers keep the script for good. */
export const testkasseScriptPath = `/testkasse/script-${createHash('sha256').update(testkasseScript).digest('hex').slice(0, 12)}.js`
