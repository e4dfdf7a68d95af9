/** A problem the owner can fix. One line that names the remedy, printed without a stack; the process exits with 1. */
export function startupProblem(message: string, cause?: unknown): Error {
  const error = new Error(message.replace(/\s*\n\s*/g, ' '), { cause })
  error.name = NAME
  return error
}

export function isStartupProblem(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME
}

const NAME = 'StartupProblem'
