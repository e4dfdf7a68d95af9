import { INK, INK_2, SANS } from './mail-layout.tsx'

export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th className="ink2" scope="row" style={{ ...FACT, color: INK_2, paddingRight: 20 }}>
              {label}
            </th>
            <td className="ink" style={{ ...FACT, color: INK }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Alert({ children }: { children: string }) {
  return <p style={{ margin: '0 0 12px', padding: '12px 16px', ...ALERT }}>{children}</p>
}

const ALERT = {
  border: '2px solid #b5161f',
  background: '#fdecec',
  color: '#8a1018',
  font: `600 16px/1.45 ${SANS}`,
}
const FACT = {
  padding: '4px 0',
  font: `400 15px/1.45 ${SANS}`,
  textAlign: 'left',
  verticalAlign: 'top',
} as const
