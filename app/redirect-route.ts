import { type RouteObject, redirect } from 'react-router'

/** A redirect: 302 on the server, replaced in the browser's history, the query kept (RULING 6). */
export function redirectRoute(path: string, target: string): RouteObject {
  return {
    path,
    id: path,
    loader: ({ request }) => redirect(target + new URL(request.url).search),
  }
}
