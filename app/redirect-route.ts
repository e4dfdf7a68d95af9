import { type RouteObject, redirect } from 'react-router'

/** 302 on the server, history replace in the browser; keeps the query (RULING 6). */
export function redirectRoute(path: string, target: string): RouteObject {
  return {
    path,
    id: path,
    loader: ({ request }) => redirect(target + new URL(request.url).search),
  }
}
