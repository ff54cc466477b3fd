/** Classes of a <progress>: a line on its track; where colours are forced, in the system's. */
export const METER =
  'w-full appearance-none border-0 bg-sunken forced-colors:border forced-colors:border-[CanvasText] [&::-moz-progress-bar]:bg-faro forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-faro forced-colors:[&::-webkit-progress-value]:bg-[Highlight]'
