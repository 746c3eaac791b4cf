import { useEffect, useState, type RefObject } from "react";

const OPTIONS: IntersectionObserverInit = { threshold: 0.1, rootMargin: "50px" };

/** True once the element has come within 50 px of the viewport (a tenth of it showing), and from then on. */
export function useNearViewport(element: RefObject<Element | null>, skip: boolean): boolean {
  const [seen, setSeen] = useState(skip);

  useEffect(() => {
    if (seen || element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    }, OPTIONS);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);

  return seen;
}
