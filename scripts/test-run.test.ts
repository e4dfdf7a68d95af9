import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { projectFolder } from '#platform/project-folder.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { isRunning } from './test-run.ts'

const folder = makeTemporaryFolder('runs')
afterAll(folder.remove)

let scripts = 0
/** A run of its own, whose tests do `body`; temporary folders are in `folder`. @returns what it prints. */
function runTests(body: string): string {
  const file = join(folder.path, `run-${++scripts}.ts`)
  const [scriptsFolder, testFolder] = [join(projectFolder, 'scripts'), join(projectFolder, 'test')]
  writeFileSync(
    file,
    `import { execFileSync, spawn } from 'node:child_process'
import { beginTestRun } from ${JSON.stringify(join(scriptsFolder, 'test-run.ts'))}
import { makeTemporaryFolder } from ${JSON.stringify(join(testFolder, 'temporary-folder.ts'))}
const testRun = await beginTestRun()
/** Its parent ends at once. */
const leaveBehind = () =>
  Number(execFileSync('sh', ['-c', 'DATA_DIR=/somewhere sleep 300 > /dev/null 2>&1 & echo $!'], { encoding: 'utf8' }))
${body}
`,
  )
  const env = { ...process.env, TMPDIR: folder.path }
  return spawnSync(process.execPath, [file], { env, encoding: 'utf8' }).stdout
}

it('a process and a folder that outlive a run are named, ended and removed', () => {
  const { left, made } = JSON.parse(
    runTests(`const made = makeTemporaryFolder('left').path
// Inherits no environment, as PostgreSQL.
spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', made], { env: {}, detached: true, stdio: 'ignore' }).unref()
leaveBehind()
console.log(JSON.stringify({ made, left: await testRun.end(0) }))`),
  ) as { left: string[]; made: string }
  expect(left.toSorted(byKind)).toEqual([
    `folder ${made}`,
    expect.stringMatching(/^process \d+ on \/somewhere: sleep 300$/),
    expect.stringMatching(new RegExp(`^process \\d+: .*${made}$`)),
  ])
  expect(
    left
      .flatMap((line) => /^process (\d+)/.exec(line)?.[1] ?? [])
      .map(Number)
      .filter(isRunning),
  ).toEqual([])
  expect(existsSync(made)).toBe(false)
})

it('a folder in memory that outlives a run is removed too, also by the next run when this one was killed', () => {
  const made: string[] = []
  for (const end of ['await testRun.end(0)', "process.kill(process.pid, 'SIGKILL')"]) {
    const [path = ''] = runTests(`console.log(makeTemporaryFolder('left', 1).path)
${end}`).split('\n')
    expect(path).toContain('/gratweg-left-')
    made.push(path)
  }
  runTests('await testRun.end()')
  expect(made.map((path) => existsSync(dirname(path)))).toEqual([false, false])
})

it('a run that tidies up after itself has left nothing', () => {
  const left = runTests(`makeTemporaryFolder('used').remove()
process.kill(leaveBehind())
console.log(JSON.stringify(await testRun.end()))`)
  expect(JSON.parse(left)).toEqual([])
})

it('the next run ends what a killed one has left', () => {
  const pid = Number(runTests(`console.log(leaveBehind()); process.kill(process.pid, 'SIGKILL')`))
  expect(isRunning(pid)).toBe(true)
  expect(JSON.parse(runTests('console.log(JSON.stringify(await testRun.end()))'))).toEqual([])
  expect(isRunning(pid)).toBe(false)
  expect(execFileSync('ls', [folder.path], { encoding: 'utf8' })).not.toContain('gratweg-run-')
})

/** `on` comes before `:`. */
const byKind = (one: string, other: string) =>
  one.replace(/\d+/, '').localeCompare(other.replace(/\d+/, ''), 'en')
