import { SANS } from './mail-layout.tsx'

export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a href={href} style={BUTTON}>
        {label}
      </a>
    </p>
  )
}

const BUTTON = {
  display: 'inline-block',
  padding: '14px 22px',
  background: '#ffc914',
  color: '#14201a',
  border: '1.5px solid #14201a',
  textDecoration: 'none',
  font: `600 18px/1.2 ${SANS}`,
}
