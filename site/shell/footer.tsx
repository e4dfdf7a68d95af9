import { type ReactNode, useContext, useState } from 'react'
import { BRAND } from '#features/company/content/company.ts'
import { paths } from '#content/paths.ts'
import { fill } from '#i18n/format.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { EnvironmentContext, useYear } from '../environment.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { AccountLink } from './account-link.tsx'

const SUMMITS = [
  { name: 'Zugerberg', metres: 1039, x: 331, y: 105 },
  { name: 'Wildspitz', metres: 1580, x: 551, y: 54 },
  { name: 'Rigi Kulm', metres: 1797, x: 850, y: 34 },
]

function Profile() {
  return (
    <div className="profile">
      <svg viewBox="0 0 1440 190" aria-hidden="true">
        <use href="/scenes/ground.svg#ground" />
        <g>
          {SUMMITS.map(({ name, metres, x, y }) => (
            <g key={name}>
              <path d={`M${x} ${y - 5}v-18`} stroke="currentColor" />
              <text x={x} y={y - 30}>
                {`${name} ${metres}`}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}

export function Footer() {
  const { footer, nav, company } = useMessages('common')
  const year = useYear()
  return (
    <footer className="footer">
      <Profile />
      <div className="footer-ground">
        <div className="wrap">
          <div className="grid footer-columns">
            <div className="footer-brand">
              <Logo />
              <p className="small">{footer.motto}</p>
              <NewsletterForm />
            </div>
            <Links
              title={footer.onTheWay}
              links={[
                { label: footer.shop, to: paths.shop },
                { label: nav.projectManagement, to: paths.projectManagement },
                { label: nav.survivalTraining, to: paths.survivalTraining },
                { label: nav.teamEvents, to: paths.teamEvents },
                { label: nav.calendar, to: paths.calendar },
              ]}
            />
            <Links
              title={BRAND}
              links={[
                { label: nav.philosophy, to: paths.philosophy },
                { label: nav.team, to: paths.team },
                { label: footer.news, to: paths.news },
              ]}
            >
              <li>
                <AccountLink />
              </li>
            </Links>
            <Place />
          </div>
          <div className="footer-legal">
            <ul>
              <li>
                <PageLink to={paths.imprint}>{footer.imprint}</PageLink>
              </li>
              <li>
                <PageLink to={paths.privacy}>{footer.privacy}</PageLink>
              </li>
              <li>
                <PageLink to={paths.terms}>{footer.terms}</PageLink>
              </li>
              <li>
                <PageLink to={paths.search}>{footer.search}</PageLink>
              </li>
            </ul>
            <p>{fill(footer.copyright, { year, company: company.legalName })}</p>
            <p>{footer.schematic}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

interface LinksProps {
  title: string
  links: { label: string; to: string }[]
  children?: ReactNode
}

function Links({ title, links, children }: LinksProps) {
  return (
    <nav className="footer-links" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

function Place() {
  const { footer, company } = useMessages('common')
  const { legalName, street, postalCode, city, coordinates, phone, email, hours } = company
  return (
    <div className="footer-place">
      <h2>{footer.location}</h2>
      <address>
        {legalName}
        <br />
        {`${street}, ${postalCode} ${city}`}
        <br />
        <span className="num">{coordinates}</span>
        <br />
        <a href={phoneLink(phone)}>{phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      <h2 className="footer-hours">{footer.openingHours}</h2>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** Plain POST until its behaviour is loaded on first focus. */
function NewsletterForm() {
  const { footer } = useMessages('common')
  const language = useLanguage()
  const environment = useContext(EnvironmentContext)
  const [status, show] = useState<ReactNode>(null)
  return (
    <form
      className="footer-news"
      action={`${paths.newsletter}#meldung`}
      method="post"
      noValidate
      onFocus={({ currentTarget: form }) => {
        if (!environment || form.dataset['attached']) return
        form.dataset['attached'] = 'true'
        import('./newsletter-form-behaviour.ts').then(
          ({ attach }) => attach(form, { environment, show }),
          () => delete form.dataset['attached'],
        )
      }}
    >
      <label htmlFor="post">{footer.newsletter}</label>
      <input id="post" name="email" type="email" autoComplete="email" aria-describedby="post-status" />
      <button type="submit">{footer.order}</button>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="source" value="footer" />
      <div id="post-status" aria-live="polite">
        {status}
      </div>
    </form>
  )
}
