import { useEffect, useRef } from "react";
import type { Point } from "#app/shared/geo";
import { MAP_SIZE } from "../map-frame";
import { mapAppLink, webMapLink } from "../map-links";

interface MapFigureProps {
  /** The id that the numbers of its stops link to. */
  id?: string;
  /** The address of the map, such as "/trips/1/map.svg?day=2". */
  src: string;
  /** The content of the map, in words. */
  alt: string;
  /** Its stops in order, each with the text of its pin. */
  stops: readonly (Point & { mark: string; name: string })[];
  /** The meaning of its lines, where it has some. */
  legend?: string;
  /** The page with the same map, large. */
  large?: string;
}

/** A drawn map in the colours of the scheme. */
export function MapPicture({ src, alt, isLazy = false }: { src: string; alt: string; isLazy?: boolean }) {
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={darkOf(src)} />
      <img
        src={src}
        alt={alt}
        width={MAP_SIZE.width}
        height={MAP_SIZE.height}
        loading={isLazy ? "lazy" : undefined}
        decoding="async"
      />
    </picture>
  );
}

const darkOf = (src: string): string => `${src}${src.includes("?") ? "&" : "?"}scheme=dark`;

/**
 * A map as a picture, and its stops in words below, each with links to the phone's own map app and to OpenStreetMap.
 * Works without a script; with a script the picture becomes part of the page, on pages without the framework too
 * (enhance.client.ts).
 */
export function MapFigure({ id, src, alt, stops, legend, large }: MapFigureProps) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = figure.current;
    // Where a browser can't report visibility, the picture stays.
    if (!shown || !("IntersectionObserver" in window)) return undefined;
    let isGone = false;
    let undo: (() => void) | undefined;
    const near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      void import("../show-map.client").then(
        ({ showMap }) => {
          if (!isGone) undo = showMap(shown);
        },
        // The picture stays.
        () => undefined,
      );
    });
    near.observe(shown);
    return () => {
      isGone = true;
      near.disconnect();
      undo?.();
    };
  }, [src]);
  return (
    <figure className="map" id={id} data-map ref={figure}>
      <MapPicture src={src} alt={alt} isLazy />
      <figcaption>
        {large && (
          <a className="target no-print" href={large}>
            Open the map
          </a>
        )}{" "}
        <span className="meta">
          {legend && `${legend} `}
          <a className="nowrap" href="/legal/credits">
            © OpenStreetMap contributors
          </a>
        </span>
        {stops.length > 0 && (
          <details className="map-links no-print">
            <summary>Open a place in your map app</summary>
            <ol role="list">
              {stops.map(({ mark, name, lat, lon }) => (
                <li key={mark}>
                  <a href={mapAppLink({ lat, lon }, name)}>
                    {mark}. {name}
                  </a>
                  <a href={webMapLink({ lat, lon })} target="_blank" rel="noopener noreferrer">
                    On the web<span className="visually-hidden">: {name}, opens a new window</span>
                  </a>
                </li>
              ))}
            </ol>
          </details>
        )}
      </figcaption>
    </figure>
  );
}
