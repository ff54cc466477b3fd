import { Icon } from '#app/ui/icon.tsx'
import { AGENCY } from '#app/agency/agency.ts'

/** Links to the social networks of the firm, as icons. */
export function SocialLinks({ className, linkClass }: { className: string; linkClass: string }) {
  return (
    <ul className={className}>
      {AGENCY.social.map(({ network, label, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener" aria-label={label} className={linkClass}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
