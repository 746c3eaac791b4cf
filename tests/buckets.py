"""S3-compatible storage on this machine: moto's server, in a thread."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import uuid4

import boto3
from moto.server import ThreadedMotoServer

from core.images.bucket import Bucket

KEY, SECRET, REGION = "a-key-of-pictures", "its-secret", "eu-central-1"


@contextmanager
def started() -> Iterator[ThreadedMotoServer]:
    """Run the server while the block lasts, or until the test stops it."""
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def url_of(server: ThreadedMotoServer) -> str:
    """Return the server's address."""
    host, port = server.get_host_and_port()
    return f"http://{host}:{port}"


@contextmanager
def running() -> Iterator[str]:
    """Run the server while the block lasts, and give its address."""
    with started() as server:
        yield url_of(server)


def make_bucket(url: str) -> Bucket:
    """Make an empty bucket."""
    bucket = Bucket(url=url, name=f"pictures-{uuid4().hex}", key=KEY, secret=SECRET, region=REGION)
    client = boto3.client(
        "s3", endpoint_url=url, aws_access_key_id=KEY, aws_secret_access_key=SECRET, region_name=REGION
    )
    client.create_bucket(Bucket=bucket.name, CreateBucketConfiguration={"LocationConstraint": REGION})
    client.close()
    return bucket


def settings_of(bucket: Bucket) -> dict[str, str]:
    """Return the environment of a site whose pictures are in the bucket."""
    return {
        "SUFRA_MEDIA_URL": bucket.url,
        "SUFRA_MEDIA_BUCKET": bucket.name,
        "SUFRA_MEDIA_KEY": bucket.key,
        "SUFRA_MEDIA_SECRET": bucket.secret,
        "SUFRA_MEDIA_REGION": bucket.region,
    }
