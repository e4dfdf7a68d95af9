import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { projectFolder } from '#platform/project-folder.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, startProgram, until, untilHealthy } from './program.ts'
import { freePort } from '#test/free-port.ts'

const folder = makeTemporaryFolder('falls')
afterEach(endAll)
afterAll(folder.remove)

test('npm start restarts a server that was killed', async () => {
  const port = await freePort()
  const starter = startProgram('scripts/start.mjs', {
    DATA_DIR: join(folder.path, 'data'),
    PORT: String(port),
  })
  await starter.says(/^Ready/m)
  process.kill(childOf(starter.pid), 'SIGKILL')
  await starter.says(/^Ready[\s\S]*^Ready/m)
  expect(starter.stderr()).toContain('The server fell (SIGKILL); starting it again in 0.5 s …\n')
  await untilHealthy(port)
  starter.kill('SIGTERM')
  expect(await starter.exitCode).toBe(0)
})

test('a program that crashes repeatedly at once is given up, with its exit code', async () => {
  const starter = startFalling('process.exit(70)')
  expect(await starter.exitCode).toBe(70)
  expect(starter.stderr().split('\n').slice(0, -1)).toEqual([
    'The server fell (exit code 70); starting it again in 0.01 s …',
    'The server fell (exit code 70); starting it again in 0.02 s …',
    'The server fell (exit code 70), 3 times in a row: it is not started again.',
  ])
})

test('a program ended by a signal is reported as in a shell', async () => {
  expect(await startFalling('process.kill(process.pid, "SIGKILL")').exitCode).toBe(137)
})

test('a failure before it was ever ready is not retried, one after that is', async () => {
  const problem = startFalling('process.exit(1)')
  expect([await problem.exitCode, problem.stderr()]).toEqual([1, ''])
  const later = startFalling('process.send("ready", () => process.exit(1))')
  expect(await later.exitCode).toBe(1)
  expect(later.stderr()).toContain('3 times in a row')
})

test('stopping during a pause ends the starter', async () => {
  const starter = startFalling('process.exit(70)', [60_000])
  await until(() => starter.stderr().includes('in 60 s'))
  starter.kill('SIGTERM')
  expect(await starter.exitCode).toBe(143)
})

let scripts = 0
function startFalling(program: string, pausesMs = [10, 20]) {
  const script = join(folder.path, `starter-${++scripts}.mjs`)
  const bootstrap = JSON.stringify(join(projectFolder, 'scripts', 'bootstrap.mjs'))
  const args = JSON.stringify(['--eval', program])
  writeFileSync(
    script,
    `import { runProgram } from ${bootstrap}\nrunProgram(process.execPath, ${args}, {}, ${JSON.stringify(pausesMs)})\n`,
  )
  return startProgram(script, {})
}

function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').at(-1))
}
