import { runFlood } from '#test/lifecycle/flood-of-requests.ts'
import { runKillRounds } from '#test/lifecycle/kill-rounds.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'

const ROUNDS = 50
const PEOPLE = 500

/** Repeated `kill -9` during requests with files: acknowledged ones must exist completely and once. */
export async function benchKills(): Promise<void> {
  const folder = makeTemporaryFolder('bench-kills')
  try {
    const { lost, ...figures } = await runKillRounds(folder.path, ROUNDS)
    console.table([{ ...figures, lost: lost.length }])
    for (const line of lost) console.error(line)
  } finally {
    folder.remove()
  }
}

/** Concurrent requests while the owner's mail server dies and recovers. */
export async function benchFlood(): Promise<void> {
  const folder = makeTemporaryFolder('bench-flood')
  try {
    console.table([await runFlood(folder.path, PEOPLE)])
  } finally {
    folder.remove()
  }
}
