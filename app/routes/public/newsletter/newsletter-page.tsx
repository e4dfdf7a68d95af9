import { AddressPage } from '../../../address-form/address-page.tsx'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import marked from '../../../ui/marked-list.module.css'

const FORM = {
  name: 'newsletter',
  page: paths.newsletter,
  sentPage: paths.newsletterSent,
  load: () => import('./newsletter-behaviour.ts'),
}

export default function NewsletterPage() {
  const words = useMessages('newsletter')
  return (
    <AddressPage words={words} form={FORM} consent={words.consent}>
      <h2>{words.inside}</h2>
      <ul className={marked.list}>
        {words.topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p className="small muted">{words.never}</p>
    </AddressPage>
  )
}
