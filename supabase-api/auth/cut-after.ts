import type { FastifyInstance } from 'fastify'

/**
 * Answers a request below the scope with 504 when it takes longer. What was begun goes on to its end: it is safe to ask
 * again as after any other lost answer.
 */
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
