/** Line pattern of eight-point stars, for empty states and the footer. */
export const StarPattern = ({
  className,
  id = 'star-pattern',
}: {
  className?: string;
  id?: string;
}) => (
  <svg aria-hidden="true" className={className} width="100%" height="100%">
    <defs>
      <pattern id={id} width="56" height="56" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1">
          <path d="M14 14h28v28H14z" />
          <path d="M28 8.2 47.8 28 28 47.8 8.2 28z" />
          <path d="M0 28h8.2M47.8 28H56M28 0v8.2M28 47.8V56" />
        </g>
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill={`url(#${id})`} />
  </svg>
);
