import { spawn } from 'node:child_process'
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { startupProblem } from '../startup-problem.ts'

/** Packs a folder into a .tar.gz that appears under its name only when it is whole and on the disk; readable by its owner alone. */
export async function packArchive(folder: string, file: string): Promise<void> {
  const draft = `${file}.part`
  try {
    await tar(['-czf', draft, '-C', folder, '.'])
    chmodSync(draft, 0o600)
    const handle = openSync(draft, 'r')
    fsyncSync(handle)
    closeSync(handle)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw startupProblem(`${file} cannot be written: ${(error as Error).message}`, error)
  }
}

/** Unpacks all or fails: a cut or damaged file does not pass its checksum. */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  if (!existsSync(file))
    throw startupProblem(`${file} does not exist; name the file that "npm run backup" wrote.`)
  try {
    await tar(['-xzf', file, '-C', folder, '--no-same-owner'])
  } catch (error) {
    throw startupProblem(`${file} is not a whole backup: ${(error as Error).message}`, error)
  }
}

function tar(options: string[]): Promise<void> {
  const child = spawn('tar', options, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`the program tar does not run (${error.message}); install it.`)),
    )
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint.trim()))))
  })
}
