import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { useEffect, type ReactElement } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";

import { createQueryClient } from "@/shared/api/query-client";
import { ToastRegion } from "@/shared/ui/toast-region";
import { TooltipRegion } from "@/shared/ui/tooltip-region";

/** Renders one element with what every screen has around it: a router, the query cache, toasts and tooltips.
 *
 * `address()` gives where the visitor now is: path and query.
 */
export function renderInApp(element: ReactElement, startAddress = "/") {
  let current = startAddress;
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[startAddress]}>
        {element}
        <ReportAddress
          onChange={(address) => {
            current = address;
          }}
        />
      </MemoryRouter>
      <ToastRegion />
      <TooltipRegion />
    </QueryClientProvider>,
  );
  // A dialog takes no pointer for the moment between its appearance and Radix's effects. A person never meets that
  // moment, a test on a busy machine does; what lies in front of what is for the browser tests to find out.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, user, address: () => current };
}

function ReportAddress({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onChange(pathname + search));
  return null;
}
