/**
 * Something the owner can put right: a port taken, a folder not writable, a database out of reach. The message is
 * one line that names the remedy; whoever starts the process prints it alone, without a stack, and exits with 1.
 */
export function startupProblem(message: string, cause?: unknown): Error {
  const error = new Error(message.replace(/\s*\n\s*/g, ' '), { cause })
  error.name = NAME
  return error
}

export function isStartupProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME
}

const NAME = 'StartupProblem'
