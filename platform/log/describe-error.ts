/** What a log line keeps of an error. */
export type ErrorDescription = {
  type: string
  message: string
  /** SQLSTATE or system code of the error or of what caused it. */
  code?: string
  /** Where it happened; the frames alone, because a stack begins with the message. */
  stack: string
}

/**
 * An error without the values of the people it happened to: a failed query carries its parameters in its
 * message (addresses, references), and PostgreSQL's details name the offending row. Neither belongs in a log.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error object', stack: '' }
  const code = codeOf(error) ?? codeOf(error.cause)
  return {
    type: error.name ?? 'object',
    message: (error.message.split('\nparams:')[0] ?? '').slice(0, 500),
    ...(code && { code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

interface ErrorLike {
  name?: string
  message: string
  stack?: string
  cause?: unknown
}

/** Not `instanceof`: the job queue hands on plain objects that were made from errors. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof error === 'object' && error !== null && typeof Reflect.get(error, 'message') === 'string'
}

function codeOf(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}
