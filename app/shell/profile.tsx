const SUMMITS = [
  { name: 'Zugerberg', metres: 1039, x: 331, y: 105 },
  { name: 'Wildspitz', metres: 1580, x: 551, y: 54 },
  { name: 'Rigi Kulm', metres: 1797, x: 850, y: 34 },
]

export function Profile() {
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
