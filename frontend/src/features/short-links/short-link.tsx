import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { paths } from "@/shared/config/paths";

import { fetchFullUrl } from "./api";

const texts = { opening: "Opening your recipe..." };

/** Sends the browser to the address behind a short code; any failure leads to the not-found screen. */
export function ShortLink({ shortCode }: { shortCode: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    fetchFullUrl(shortCode)
      .then((fullUrl) => {
        if (!left) openAddress(fullUrl);
      })
      .catch(() => {
        if (!left) void navigate(paths.notFound, { replace: true });
      });
    return () => {
      left = true;
    };
  }, [shortCode, navigate]);

  return <p role="status">{texts.opening}</p>;
}

/** Only web addresses are followed: anything else (javascript:, data:) counts as a failure. */
function openAddress(fullUrl: string): void {
  const address = new URL(fullUrl, location.origin);
  if (!["http:", "https:"].includes(address.protocol)) throw new Error("Not a web address");
  location.replace(address);
}
