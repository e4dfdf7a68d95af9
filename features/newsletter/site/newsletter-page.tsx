import { AddressPage } from '#site/address-form/address-page.tsx'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import marked from '#site/ui/styles/marked-list.module.css'

const FORM = {
  name: 'newsletter',
  page: paths.newsletter,
  sentPage: paths.newsletterSent,
  load: () => import('./newsletter-behaviour.ts'),
}

export default function NewsletterPage() {
  const messages = useMessages('newsletter')
  return (
    <AddressPage messages={messages} form={FORM} consent={messages.consent}>
      <h2>{messages.inside}</h2>
      <ul className={marked.list}>
        {messages.topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p className="small muted">{messages.never}</p>
    </AddressPage>
  )
}
