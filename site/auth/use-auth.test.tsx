import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAuth } from './auth-context.ts'
import { AuthProvider } from './auth-provider.tsx'

function Probe() {
  return JSON.stringify(useAuth())
}

it('throws outside its provider', () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrow('useAuth must be used within an AuthProvider')
})

it('is loading on the server, where no session is read', () => {
  const markup = renderToStaticMarkup(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
  )
  expect(JSON.parse(markup.replaceAll('&quot;', '"'))).toEqual({ session: null, user: null, loading: true })
})
