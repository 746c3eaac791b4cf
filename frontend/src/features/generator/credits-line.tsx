import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";

import { paths } from "@/shared/config/paths";

import { creditsQuery } from "./api";
import styles from "./credits-line.module.css";
import { creditTexts } from "./texts";

/** What a recipe costs, and how many the member may still generate. */
export function CreditsLine({ memberId }: { memberId: number | undefined }) {
  return (
    <div className={styles.line}>
      <p>{creditTexts.cost}</p>
      {memberId !== undefined && <Remaining memberId={memberId} />}
    </div>
  );
}

function Remaining({ memberId }: { memberId: number }) {
  const { data: credits, isFetching, isError, refetch } = useQuery(creditsQuery(memberId));
  if (credits !== undefined) {
    return (
      <p role="status" className={styles.credits} data-is-none={credits === 0}>
        {credits > 0 ? creditTexts.remaining(credits) : creditTexts.none}{" "}
        {credits === 0 && <Link to={paths.myProfile}>{creditTexts.more}</Link>}
      </p>
    );
  }
  if (isError && !isFetching) {
    return (
      <p role="alert" className={styles.failed}>
        {creditTexts.failed}{" "}
        <button type="button" className={styles.again} onClick={() => void refetch()}>
          {creditTexts.again}
        </button>
      </p>
    );
  }
  return <p role="status">{creditTexts.loading}</p>;
}
