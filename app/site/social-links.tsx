import { Icon } from '#app/ui/icon.tsx'
import { SOCIAL_NETWORKS } from '#app/agency/content/agency-content.ts'
import { useAgency } from '#app/agency/use-agency.tsx'

/** Links to the social networks of the agency, as icons. */
export function SocialLinks({ className, linkClass }: { className: string; linkClass: string }) {
  const { social } = useAgency()
  return (
    <ul className={className}>
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener" aria-label={SOCIAL_NETWORKS[network]} className={linkClass}>
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
