/** Classes of a <progress> element: a bar on its track; with forced colours, in system colours. */
export const METER =
  'w-full appearance-none border-0 bg-sunken forced-colors:border forced-colors:border-[CanvasText] [&::-moz-progress-bar]:bg-faro forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-faro forced-colors:[&::-webkit-progress-value]:bg-[Highlight]'
