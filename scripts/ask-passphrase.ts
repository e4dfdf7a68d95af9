import { emitKeypressEvents } from 'node:readline'
import { startupProblem } from '#platform/startup-problem.ts'

/** Reads without echo. Throws a start-up problem without a terminal. */
export async function askPassphrase(question: string): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) throw startupProblem('There is no terminal to ask on; set BACKUP_PASSPHRASE.')
  emitKeypressEvents(stdin)
  stdin.setRawMode(true)
  stdin.resume()
  stderr.write(question)
  try {
    return await readHidden()
  } finally {
    stdin.setRawMode(false)
    stdin.pause()
    stderr.write('\n')
  }
}

function readHidden(): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = ''
    const onKey = (text: string | undefined, key: { name?: string; ctrl?: boolean }) => {
      if (key.ctrl && key.name === 'c') return end(() => reject(startupProblem('Nothing was done.')))
      if (key.name === 'return' || key.name === 'enter') return end(() => resolve(typed))
      if (key.name === 'backspace') typed = typed.slice(0, -1)
      else if (text && !key.ctrl) typed += text
    }
    const end = (settle: () => void) => {
      process.stdin.off('keypress', onKey)
      settle()
    }
    process.stdin.on('keypress', onKey)
  })
}
