import type { FastifyInstance } from 'fastify'

/** Answers 504 after the timeout. The handler runs to completion, so a retry is as safe as after any lost answer. */
export function cutAfter(scope: FastifyInstance, milliseconds: number): void {
  scope.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise((_resolve, reject) => {
        const error = Object.assign(new Error('the request took too long'), { statusCode: 504 })
        timer = setTimeout(reject, milliseconds, error)
      })
      try {
        return await Promise.race([handler.call(this, request, reply), tooLong])
      } finally {
        clearTimeout(timer)
      }
    }
  })
}
