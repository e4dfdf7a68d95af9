import { createHash } from 'node:crypto'
import { fillFacts } from '#content/fill-facts.ts'
import type { MessageBundles } from '#app/language/language-store.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Namespace, Namespaces } from '#i18n/namespaces.ts'

const files = import.meta.glob<unknown>(['/content/*/*.ts', '/i18n/messages/??.ts'], {
  eager: true,
  import: 'default',
})

const messages = Object.fromEntries(LANGUAGES.map((language) => [language, {}])) as Record<
  Language,
  Record<string, unknown>
>
for (const [file, content] of Object.entries(files)) {
  const [, folder, language] = /([\w-]+)\/(\w\w)\.ts$/.exec(file) ?? []
  if (folder && language)
    messages[language as Language][folder === 'messages' ? 'common' : folder] = fillFacts(
      language as Language,
      content,
    )
}

export const messagesVersion = createHash('sha256')
  .update(JSON.stringify(messages))
  .digest('base64url')
  .slice(0, 10)

export function messagesOf(language: Language, namespaces: Namespace[]): MessageBundles {
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const found = messages[language][namespace]
      if (!found) throw new Error(`No messages for "${namespace}" in "${language}"`)
      return [namespace, found as Namespaces[Namespace]]
    }),
  )
}

/** For untrusted input; undefined when there is no such language or namespace. */
export function findMessages(language: string, namespace: string): unknown {
  return Object.hasOwn(messages, language) && Object.hasOwn(messages[language as Language], namespace)
    ? messages[language as Language][namespace]
    : undefined
}
